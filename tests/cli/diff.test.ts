// What changed between two days.
import fs from 'node:fs';
import path from 'node:path';
import { importing } from './importing';
import { cli } from './memoryIo';

const { at, put } = importing();

describe('diff', () => {
  const day = (label: string, rows: string): string => {
    fs.mkdirSync(at(label));
    put(path.join(label, 'tesco.csv'), `name,price,gtin\n${rows}`);
    return at(label);
  };
  const days = (): [string, string] => [
    day(
      '2026-11-01',
      'Milk semi,1.20,\nBread white,1.00,\nCrisps 6 x 25g,1.50,\nJam 454g,2.00,5000000000012\nGone thing,3.00,\nTea 80s,2.50,\n',
    ),
    day(
      '2026-11-08',
      'Milk semi,1.30,\nBread white,0.90,\nCrisps 6 x 22g,1.50,\nStrawberry jam 400g,2.10,5000000000012\nNew thing,3.00,\nTea 80s,2.50,\n',
    ),
  ];

  test('dearer, cheaper, new, gone, and less at the same price', async () => {
    const { code, out } = await cli(['catalogue', 'diff', ...days(), '--format', 'csv']);
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toEqual([
      'store,change,name,before,after,sizeBefore,sizeAfter,sizeUnit',
      'Tesco,shrunk,Strawberry jam 400g,2,2.1,454,400,g',
      'Tesco,shrunk,Crisps 6 x 22g,1.5,1.5,150,132,g',
      'Tesco,dearer,Milk semi,1.2,1.3,,,',
      'Tesco,cheaper,Bread white,1,0.9,,,',
      'Tesco,new,New thing,,3,,,',
      'Tesco,gone,Gone thing,3,,,,',
    ]);
  });

  test('for people a size has its unit', async () => {
    expect((await cli(['catalogue', 'diff', ...days()])).out).toContain('£1.50, 150 to 132 g\n');
  });

  test('the same day twice differs in nothing, which is exit code 1', async () => {
    const [first] = days();
    expect(await cli(['catalogue', 'diff', first, first, '--format', 'jsonl'])).toMatchObject({
      code: 1,
      out: '',
    });
  });
});
