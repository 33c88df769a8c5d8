import fc from 'fast-check';
import { mayMatch } from './quickSelectors.cjs';

const name = fc.constantFrom('a', 'b', 'c-1');
const compound = fc
  .tuple(
    fc.constantFrom('', 'div', '*'),
    fc.array(name, { maxLength: 2 }),
    fc.constantFrom('', ':hover', ':not(.a)', ':is(.a, .b)', '[class="a"]', ':not(:is(.b))'),
  )
  .map(([tag, names, rest]) => `${tag}${names.map((one) => `.${one}`).join('')}${rest}` || '*');
const selector = fc
  .array(fc.tuple(compound, fc.constantFrom(' ', ' > ', ', ', '+', '~')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.map(([one, joint], at) => (at ? joint : '') + one).join(''));

test('what matches is never told apart beforehand', () => {
  fc.assert(
    fc.property(
      selector,
      fc.array(fc.array(name, { maxLength: 3 }), { maxLength: 3 }),
      (asked, row) => {
        document.body.innerHTML = row.map((names) => `<div class="${names.join(' ')}">`).join('');
        for (const element of document.querySelectorAll('div'))
          if (element.matches(asked)) expect(mayMatch(element, asked)).toBe(true);
      },
    ),
  );
  document.body.innerHTML = '<div class="b">';
  expect(mayMatch(document.querySelector('div')!, '.a > .b.c:hover')).toBe(false);
});
