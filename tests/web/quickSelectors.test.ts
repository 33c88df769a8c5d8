import fc from 'fast-check';
import { mayMatch } from './quickSelectors.cjs';

const name = fc.constantFrom('a', 'b', 'c-1');
const compound = fc
  .tuple(
    fc.constantFrom('', 'div', '*', 'DIV', 'b'),
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
        document.body.innerHTML = row
          .map((names, at) => `<${at % 2 ? 'b' : 'div'} class="${names.join(' ')}">`)
          .join('');
        for (const element of document.body.querySelectorAll('*'))
          if (element.matches(asked)) expect(mayMatch(element, asked)).toBe(true);
      },
    ),
  );
  document.body.innerHTML = '<div class="a"><b class="b" hidden>';
  const inner = document.querySelector('b')!;
  expect(mayMatch(inner, '.a [hidden]')).toBe(true);
  for (const other of ['.a > .b.c:hover', 'div.b', 'i, div .c'])
    expect(mayMatch(inner, other)).toBe(false);
});

declare const declaredByTryingEach: (element: Element) => Record<string, string>;

test('what is declared for an element is what jsdom finds by trying each rule at it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(selector, fc.constantFrom('', 'screen', 'print')), { maxLength: 6 }),
      fc.array(fc.array(name, { maxLength: 3 }), { maxLength: 3 }),
      (rules, row) => {
        const sheets = rules.map(([asked, media], at) => {
          const rule = `${asked} { order: ${at}; ${at % 2 ? 'display: none' : 'visibility: hidden'} }`;
          return `<style>${media ? `@media ${media} { ${rule} }` : rule}</style>`;
        });
        const elements = row.map(
          (names, at) => `<${at % 2 ? 'b' : 'div'} class="${names.join(' ')}" style="width: 1px">`,
        );
        document.body.innerHTML = [...sheets, ...elements].join('');
        for (const element of document.body.querySelectorAll('div, b')) {
          const declared = declaredByTryingEach(element);
          const style = getComputedStyle(element);
          expect(style.length).toBe(Object.keys(declared).length);
          for (const [property, value] of Object.entries(declared))
            expect(style.getPropertyValue(property)).toBe(value);
        }
      },
    ),
  );
});

test('a style that was asked for is worked out anew when the page changes', () => {
  document.body.innerHTML = '<style>.gone { display: none }</style><ul><li>Milk</li></ul>';
  const [outer, inner] = [document.querySelector('ul')!, document.querySelector('li')!];
  const shown = () => [getComputedStyle(inner).display, getComputedStyle(inner).visibility];
  expect(shown()).toEqual(['list-item', 'visible']);
  inner.className = 'gone';
  outer.style.visibility = 'hidden';
  expect(shown()).toEqual(['none', 'hidden']);
  document.querySelector('style')!.remove();
  outer.removeAttribute('style');
  expect(shown()).toEqual(['list-item', 'visible']);
});
