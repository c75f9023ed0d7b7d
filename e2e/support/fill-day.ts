import type { Page } from 'playwright-core';

/** Fills the three boxes of a day, given as `YYYY-MM-DD`. */
export async function fillDay(page: Page, label: string, day: string): Promise<void> {
  const boxes = page.getByRole('group', { name: label });
  const [year = '', month = '', date = ''] = day.split('-');
  for (const [name, text] of [
    ['Day', date],
    ['Month', month],
    ['Year', year],
  ] as const)
    await boxes.getByLabel(name).fill(text);
}
