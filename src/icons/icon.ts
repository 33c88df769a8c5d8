// Google's Material icons (Apache License 2.0), as MUI draws them (MIT License). Its package holds 43,000 files, of which the page
// needs thirty: to unpack it took longer than all other packages of an installation together. A new one is a copy of its path from
// there, in a file of its own: each screen loads the icons that it shows.
import { createElement } from 'react';
import type SvgIcon from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/SvgIcon';

/** An icon of 24 by 24, drawn in one path. */
export const icon = (name: string, path: string): typeof SvgIcon =>
  createSvgIcon(createElement('path', { d: path }), name);
