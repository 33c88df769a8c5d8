import fs from 'node:fs';
import { buildCatalogue, compareList } from '../engine';
const cat = buildCatalogue(['tesco','asda','aldi','morrisons','sainsburys'].map(s => ({ store: s === 'sainsburys' ? "SAINSBURY'S" : s.toUpperCase(), file: s, text: fs.readFileSync('/work/shared/catalogues/2025-09/' + s + '.csv', 'utf8') }))).catalogue;
const lines = fs.readFileSync('/work/shared/gold/dev.jsonl','utf8').split('\n').filter(Boolean).map(l=>JSON.parse(l)).filter(t=>t.query).map(t=>t.query as string);
for (let r = 0; r < 4; r++) { const t = performance.now(); compareList({ store: 'TESCO', lines: lines.slice(r*50, r*50+50).map(text => ({ text })) } as never, cat); console.log('fresh 50', (performance.now() - t).toFixed(0)); }
