import type { Page } from 'playwright-core';

/** Fills the field of a day, given as `YYYY-MM-DD`. */
export async function fillDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(day);
}
