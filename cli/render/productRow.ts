import { formatSize, sizeOf, unitPriceOf, type Product } from '../../engine';
import type { Rows } from './rows';

/** A product in a row of data. Prices in pounds, the unit price per kg, litre or piece; what nobody states is null. */
export interface ProductRow {
  product: string;
  price: number;
  size: string | null;
  unitPrice: number | null;
  unit: 'kg' | 'litre' | 'each' | null;
  category: string;
  barcode: string | null;
  priceDate: string | null;
}

export const PRODUCT_COLUMNS: Rows<ProductRow>['columns'] = {
  product: 'STRING',
  price: 'DOUBLE',
  size: 'STRING',
  unitPrice: 'DOUBLE',
  unit: 'STRING',
  category: 'STRING',
  barcode: 'STRING',
  priceDate: 'STRING',
};

export function productRow(product: Product): ProductRow {
  const size = sizeOf(product);
  const unitPrice = unitPriceOf(product, size);
  return {
    product: product.name,
    price: product.price,
    size: size.kind === 'none' ? null : formatSize(size),
    unitPrice: unitPrice && Math.round(unitPrice.pence * 100) / 10_000,
    unit: unitPrice?.per ?? null,
    category: product.category,
    barcode: product.gtin ?? null,
    priceDate: product.priceDate ?? null,
  };
}
