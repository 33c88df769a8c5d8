import { expect, test, type Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import { noAxeFindings } from './shopper';

// One receiver, one worker: the tests follow each other.
test.describe.configure({ mode: 'serial' });

/** What the receiver answers next; null: it takes the message and never answers. */
let status: number | null = 200;
let received: { path: string; body: Record<string, unknown> }[] = [];
let server: Server;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const open = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'content-type',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, open).end();
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: JSON.parse(body) as Record<string, unknown> });
      if (status !== null) response.writeHead(status, open).end(status === 200 ? 'OK' : 'no');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(Number(process.env.BASKETWISE_E2E_PORT ?? '4199') + 100, '127.0.0.1', resolve);
  });
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});
test.beforeEach(() => {
  received = [];
  status = 200;
});

const send = (page: Page) => page.getByRole('button', { name: /^(?:Send Message|Sending)/ });

async function fill(page: Page): Promise<void> {
  await page.getByLabel(/Full Name/).fill('Ada Lovelace');
  await page.getByLabel(/Email Address/).fill('ada@example.org');
  await page.getByRole('combobox', { name: /Category/ }).click();
  await page.getByRole('option').first().click();
  await page
    .getByRole('textbox', { name: /^Message/ })
    .fill('The prices of eggs look wrong to me.');
}
const usage = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('emailRateLimit'),
    localStorage.getItem('dailyEmailUsage'),
  ]);

test('200: the message arrives whole, the thank-you names the address, the way home opens by itself', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(send(page)).toBeDisabled();
  await fill(page);
  await send(page).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(page.getByText(/ada@example\.org/)).toBeVisible();
  expect(received).toHaveLength(1);
  expect(received[0]!.path).toBe('/api/v1.0/email/send');
  expect(received[0]!.body).toMatchObject({
    lib_version: '4.4.1',
    user_id: 'public_test',
    service_id: 'service_test',
    template_id: 'template_test',
    template_params: {
      from_name: 'Ada Lovelace',
      from_email: 'ada@example.org',
      to_email: 'help@basketwise.example',
      reply_to: 'ada@example.org',
      message: 'The prices of eggs look wrong to me.',
    },
  });
  expect(JSON.parse((await usage(page))[1]!)).toMatchObject({ count: 1 });
  await expect(page).toHaveURL(/\/$/, { timeout: 6_000 });
});

test('a second message within the cooldown is refused before anything is sent', async ({
  page,
}) => {
  await page.goto('/contact');
  await fill(page);
  await send(page).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await page.goto('/contact');
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Please wait 5 minutes before sending another message.',
  );
  expect(received).toHaveLength(1);
});

for (const refused of [400, 429, 500]) {
  test(`${refused}: the banner offers the address, the text stays, no quota is charged`, async ({
    page,
  }) => {
    status = refused;
    if (refused === 429) await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/contact');
    await fill(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to send message. Please try again or contact us directly at help@basketwise.example',
    );
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
      'The prices of eggs look wrong to me.',
    );
    expect(await usage(page)).toEqual([null, null]);
    await noAxeFindings(page);
    status = 200;
    await send(page).click();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    await noAxeFindings(page);
  });
}

test('never: after 20 seconds it says so; nothing is sent twice', async ({ page }) => {
  status = null;
  await page.clock.install();
  await page.goto('/contact');
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('button', { name: /Sending\.\.\./ })).toBeDisabled();
  await page.getByLabel(/Full Name/).press('Enter');
  await expect.poll(() => received.length).toBe(1);
  for (let second = 0; second < 20; second++) await page.clock.runFor(1_000);
  await expect(page.getByRole('alert')).toContainText('The email service has not answered yet.');
  expect(received).toHaveLength(1);
  expect(await usage(page)).toEqual([null, null]);
});

test('a missing item: prefilled, and back to the list', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedSupermarket', 'TESCO'));
  await page.goto('/contact?category=missing-item');
  await expect(page.getByLabel(/Subject/)).toHaveValue('Missing Product Report');
  await expect(page.getByRole('link', { name: 'Back to Shopping List' })).toBeVisible();
  await page.getByLabel(/Full Name/).fill('Ada Lovelace');
  await page.getByLabel(/Email Address/).fill('ada@example.org');
  await send(page).click();
  await expect(
    page
      .getByRole('button', { name: 'Continue Shopping List' })
      .or(page.getByRole('link', { name: 'Continue Shopping List' })),
  ).toBeVisible();
  expect((received[0]!.body.template_params as { category: string }).category).toContain('missing');
  await expect(page).toHaveURL('/shopping-list', { timeout: 6_000 });
  await expect(page.getByRole('heading', { name: "What's on your shopping list?" })).toBeVisible();
});
