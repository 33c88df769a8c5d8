import { memo, useRef } from 'react';
import { MOST } from '../session/shownQuantity';
import { RowButton } from './RowButton';

interface Props {
  quantity: number;
  item: string;
  disabled: boolean;
  onChange(quantity: number): void;
}

export const QuantityStepper = memo(function QuantityStepper({
  quantity,
  item,
  disabled,
  onChange,
}: Props) {
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);

  function change(to: number): void {
    // At either end the button that was pressed is disabled and would drop the focus: the other one takes it.
    if (to <= 1) more.current?.focus();
    if (to >= MOST) less.current?.focus();
    onChange(to);
  }

  return (
    <div role="group" aria-label={`Quantity of ${item}`} className="row-count">
      <RowButton
        shape="minus"
        ref={less}
        aria-label={`One less of ${item}`}
        disabled={disabled || quantity <= 1}
        onClick={() => change(quantity - 1)}
      />
      <span role="status">{quantity}</span>
      <RowButton
        shape="plus"
        ref={more}
        aria-label={`One more of ${item}`}
        disabled={disabled || quantity >= MOST}
        onClick={() => change(quantity + 1)}
      />
    </div>
  );
});
