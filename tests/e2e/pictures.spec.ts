// The first picture of each page: what is seen before, or without, the app.
import { expect, test, type Page } from '@playwright/test';
import { appStarted, axeFindings } from './shopper';

/** Holds the app's script back until it is let go; without letting go it never comes. */
async function withoutApp(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/static\/main\.[0-9a-f]{8}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const HEADINGS = {
  '/': 'Same shopping list, smaller bill.',
  '/select-supermarket': 'Where do you currently shop for groceries?',
  '/shopping-list': "What's on your shopping list?",
  '/results': 'Comparing prices across supermarkets...',
  '/contact': 'Get in Touch',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page is there before its script: right colours, nothing to type into, nothing for axe: ${colorScheme}`, async ({
    page,
  }) => {
    await withoutApp(page);
    await page.emulateMedia({ colorScheme });
    for (const [path, heading] of Object.entries(HEADINGS)) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS(
        'background-color',
        colorScheme === 'dark' ? 'rgb(23, 19, 16)' : 'rgb(251, 246, 238)',
      );
      expect(await page.locator('input:enabled, textarea:enabled, button:enabled').count()).toBe(0);
      // Colours are all that a theme changes.
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
      expect(await axeFindings(page, rules)).toEqual([]);
    }
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Privacy Policy' }).first().click({ noWaitAfter: true });
    await expect(page).toHaveURL('/privacy');
  });
}

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`${chosen} chosen on a ${system} system: behind the page and under the toolbar too, now and before the app`, async ({
    page,
  }) => {
    const ground = (): Promise<(string | null | undefined)[]> =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).backgroundColor,
        document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
      ]);
    const whole = {
      light: ['rgb(251, 246, 238)', '#fbf6ee'],
      dark: ['rgb(23, 19, 16)', '#171310'],
    };
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/');
    await appStarted(page);
    expect(await ground()).toEqual(whole[system]);
    await page.getByRole('button', { name: `Use ${chosen} colours` }).click();
    await expect.poll(ground).toEqual(whole[chosen]);
    await withoutApp(page);
    await page.goto('/terms', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ground()).toEqual(whole[chosen]);
  });
}

test('a page without a picture of its own, or with a query, does not show another one', async ({
  page,
}) => {
  await withoutApp(page);
  for (const path of ['/shop', '/nowhere', '/contact?category=missing-item']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#picture')).toBeHidden();
  }
});

test('who scrolled and reached a link in the picture stays there when the app takes over', async ({
  page,
}) => {
  const letGo = await withoutApp(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/', { waitUntil: 'commit' });
  const terms = page.getByRole('link', { name: 'Terms of Service' });
  await terms.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(200);
  letGo();
  await appStarted(page);
  await expect(terms).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('the app starts when the picture has been seen, and where no browser says so a second later', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src.includes('/static/main.'))
            performance.mark('app started');
    }).observe(document, { childList: true, subtree: true });
  });
  const startedAt = (): Promise<number> =>
    page.evaluate(() => performance.getEntriesByName('app started')[0]!.startTime);
  await page.goto('/terms');
  await appStarted(page);
  expect(await startedAt()).toBeGreaterThanOrEqual(
    await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime),
  );
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.reload();
  await appStarted(page);
  expect(await startedAt()).toBeGreaterThan(900);
});

test('on a slow phone nothing moves when the app takes over an empty list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    localStorage.setItem('selectedSupermarket', 'TESCO');
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries())
        moved.push(
          `at ${Math.round(shift.startTime)} ms: ${(shift as unknown as { sources: { node: Node | null }[] }).sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName)).join('; ')}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await (
    await page.context().newCDPSession(page)
  ).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/shopping-list');
  await expect(page.getByRole('combobox', { name: 'Item 1' })).toBeEnabled();
  // What was painted last is told with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('what moves while the engine works is moved without a layout of the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await withoutApp(page);
  await page.goto('/results', { waitUntil: 'commit' });
  const bar = page.getByRole('progressbar', { name: 'Comparing prices' });
  await expect(bar).toBeVisible();
  const moved = await bar.evaluate((host) =>
    host
      .getAnimations({ subtree: true })
      .map((animation) =>
        (animation.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
      ),
  );
  expect(moved.length).toBeGreaterThan(0);
  for (const names of moved)
    expect(
      names.filter(
        (name) =>
          !['offset', 'easing', 'composite', 'computedOffset', 'transform', 'opacity'].includes(
            name,
          ),
      ),
    ).toEqual([]);
});

test('the styles of the answer come with the picture: the app writes hardly any when it shows the answer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('selectedSupermarket', 'TESCO');
    localStorage.setItem(
      'shoppingList',
      JSON.stringify(['2 x semi skimmed milk', 'white bread', 'dragon scales']),
    );
  });
  await page.goto('/results');
  await expect(page.getByRole('button', { name: 'Start New Comparison' })).toBeVisible();
  const written = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')].reduce(
      (sum, { sheet }) => sum + sheet!.cssRules.length,
      0,
    ),
  );
  expect(written).toBeLessThan(20);
});
