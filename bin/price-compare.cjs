#!/usr/bin/env node
require('./quickStart.cjs');
require('../dist/cli.cjs');
