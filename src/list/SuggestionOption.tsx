// One suggestion; what they look like is said once for the list (rowStyles.ts).
import { memo, type HTMLAttributes, type ReactNode } from 'react';
import { formatUnitPrice, unitPriceOf, type Suggestion } from '../../engine';

type Props = HTMLAttributes<HTMLLIElement> & { suggestion: Suggestion };

export const SuggestionOption = ({ suggestion, ...option }: Props) => (
  <li {...option}>
    <Suggested suggestion={suggestion} />
  </li>
);

/** Made once for each suggestion: with every key the field around it is made anew. */
const Suggested = memo(function Suggested({
  suggestion: { product, priceLabel },
}: Pick<Props, 'suggestion'>) {
  const unitPrice = unitPriceOf(product);
  return (
    <>
      <span className="option-name">{product.name}</span>
      <span className="option-price">
        <b>{priceLabel}</b>
        {unitPrice && <small>{formatUnitPrice(unitPrice)}</small>}
      </span>
    </>
  );
});

/** What Compare would take stands apart from what else holds the words. */
export const SuggestionGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <li role="presentation">
    <span aria-hidden className="option-group">
      {title}
    </span>
    <ul role="group" aria-label={title}>
      {children}
    </ul>
  </li>
);
