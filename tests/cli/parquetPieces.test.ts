import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { writeParquetRows } from '../../cli/render/rows';
import type { Io } from '../../cli/io';
import { parquetBytes, workedOut } from '../../cli/parquet';

test('rows as they come: a row group a piece, and all come back', async () => {
  const made: { id: number; word: string | null }[] = [];
  let bytes = new Uint8Array();
  async function* rows(): AsyncGenerator<(typeof made)[number]> {
    for (let id = 0; id < 25; id++) {
      made.push({ id, word: id % 4 ? `word ${id}` : null });
      yield made.at(-1)!;
    }
  }
  const io = {
    outIsTerminal: false,
    outBytes: (given: Uint8Array) => void (bytes = given as never),
  };
  await writeParquetRows(
    { id: 'INT32', word: 'STRING' },
    rows(),
    undefined,
    io as unknown as Io,
    10,
  );
  const metadata = parquetMetadata(bytes.buffer);
  expect(metadata.row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([10, 10, 5]);
  expect(await parquetReadObjects({ file: bytes.buffer, compressors })).toEqual(made);
});

test('no rows are an empty table', async () => {
  let bytes = new Uint8Array();
  const io = {
    outIsTerminal: false,
    outBytes: (given: Uint8Array) => void (bytes = given as never),
  };
  async function* none(): AsyncGenerator<{ id: number }> {}
  await writeParquetRows({ id: 'INT32' }, none(), undefined, io as unknown as Io);
  expect(Number(parquetMetadata(bytes.buffer).num_rows)).toBe(0);
});

test('a column that is worked out is held a row group at a time', async () => {
  const asked: [number, number][] = [];
  const values = workedOut(25, (at) => (at % 4 ? at : null));
  const data = {
    ...values,
    slice: (from: number, to: number) => {
      const piece = values.slice(from, to);
      asked.push([from, piece.length]);
      return piece;
    },
  };
  const bytes = await parquetBytes([{ name: 'id', type: 'INT32', data }], { rowGroupSize: 10 });
  expect(asked).toEqual([
    [0, 10],
    [10, 10],
    [20, 5],
  ]);
  const rows = await parquetReadObjects({ file: bytes.buffer as ArrayBuffer, compressors });
  expect(rows).toEqual(Array.from({ length: 25 }, (_, at) => ({ id: at % 4 ? at : null })));
});
