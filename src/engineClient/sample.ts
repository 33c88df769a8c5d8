/** What the list screen offers when a price file failed (specification, section 8), in the files' own form. */
export const SAMPLE_CSV =
  'name,price,category\nmilk whole 2 pint,£1.15,General\nbread white loaf,£0.36,General\neggs free range 12 pack,£2.29,General\n';
