// A row's words: plain until they are touched, then a field with suggestions. Three hundred of those would hold a phone up.
import { useRef, useState, type ComponentProps } from 'react';
import { WrappedFieldText } from '../layout/WrappedFieldText';
import type { Came } from './came';
import { ListField } from './ListField';

type Props = Omit<ComponentProps<typeof ListField>, 'came'> & {
  /** Nothing can be typed yet. */ disabled: boolean;
};

/** What it will be, with its suggestions closed. */
const CLOSED = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const;

export function RowField({ disabled, ...field }: Props) {
  const [came, setCame] = useState<Came | null>(null);
  const pointed = useRef(false);
  if (came && !disabled) return <ListField {...field} came={came} />;
  const { shown, label, placeholder, describedBy, inputRef, onText } = field;
  return (
    <div className="row-field">
      <WrappedFieldText>{shown}</WrappedFieldText>
      <input
        ref={inputRef}
        className="row-input"
        type="text"
        {...(disabled ? {} : CLOSED)}
        aria-label={label}
        aria-describedby={describedBy}
        autoComplete="off"
        value={shown}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => onText(event.target.value)}
        onPointerDown={() => {
          pointed.current = true;
        }}
        onFocus={({ target }) => setCame({ by: pointed.current ? 'touch' : 'key', plain: target })}
      />
    </div>
  );
}
