import { toCsv } from '../../cli/render/csv';

test('what a spreadsheet would run is made plain text, wide signs too; control characters go', () => {
  expect(toCsv([{ a: '＝1+1', b: '=1+1', c: 'x\u001b[31m', d: -1 }])).toBe(
    `a,b,c,d\n"'＝1+1","'=1+1",x [31m,-1\n`,
  );
  // What stood before the sign is gone, or nothing that a spreadsheet reads.
  expect(toCsv([{ a: '\u001b=1+1', b: ' @SUM(A1)', c: 'a = b', d: '\tx' }])).toBe(
    `a,b,c,d\n"' =1+1","' @SUM(A1)",a = b,"'\tx"\n`,
  );
});
