import { drawnBanner } from '@/mock-api/domains/files/content/drawnBanner';
import { axe } from './support/axe';
import { onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

test(
  'an uploaded picture appears in the embed preview and is kept after a reload',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await signIn('Server owner');
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
    await wallet.wasConnected();
    await page.goto(`${ORIGIN.community}/dashboard/welcome-message`);
    const preview = page.getByRole('complementary', { name: 'Preview' });
    const box = page.getByRole('textbox', { name: 'Image', exact: true }).first();
    const upload = page.getByRole('button', { name: 'Upload Image' }).first();
    const openPictures = async () => {
      const closed = page
        .locator('details:not([open]) > summary')
        .filter({ hasText: 'Link and images' });
      if ((await closed.count()) > 0) await closed.first().click();
    };
    await page.getByRole('button', { name: 'Add embed' }).first().click();
    await openPictures();

    const chooserOpens = page.waitForEvent('filechooser');
    await upload.press('Enter');
    await (
      await chooserOpens
    ).setFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText(/isn’t a PNG, JPEG, WebP or GIF/)).toBeVisible();
    const secondOpens = page.waitForEvent('filechooser');
    await upload.click();
    await (
      await secondOpens
    ).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(drawnBanner()) });
    await expect(box).toHaveValue(/^http:\/\/community\.localhost:\d+\/api\/pictures\/\w+$/);
    const shown = preview.locator('img.discord-embed__image');
    const width = () => shown.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBe(96);
    await axe(page);

    const address = await box.inputValue();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Welcome message is on' }).first(),
    ).toBeAttached();
    await page.reload();
    await expect.poll(width).toBe(96);
    await openPictures();
    await expect(box).toHaveValue(address);
  },
);
