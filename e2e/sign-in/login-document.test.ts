import { messages } from '@doselore/contract';
import { expect, test } from 'vitest';
import { fillLogIn } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

test('the first visit of /login loads the login page without the application', async () => {
  const page = await on.visit();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${on.address}/login`);
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.some((path) => path.startsWith('/assets/login-'))).toBe(true);
  expect(scripts.filter((path) => path.startsWith('/assets/first-'))).toEqual([]);
  expect(await page.title()).toBe('Log in | Doselore');
  await fillLogIn(page, 'sam.whitlock');
  await page.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();
  expect(scripts.some((path) => path.startsWith('/assets/first-'))).toBe(true);
  await page.context().close();
});

test.each([
  ['/login?next=%2Fmy-learning-zone%2Fresources%3Fq%3Da', '/my-learning-zone/resources?q=a'],
  ['/login?next=%2F%2Fexample.org', '/my-learning-zone'],
  ['/login?next=https%3A%2F%2Fexample.org', '/my-learning-zone'],
])('signing in at %s opens %s, and Back does not return to the login page', async (from, to) => {
  const page = await on.visit();
  await page.goto(`${on.address}/privacy-policy`);
  await page.goto(`${on.address}${from}`);
  await fillLogIn(page, 'sam.whitlock');
  await page.waitForURL(`${on.address}${to}`);
  await page.goBack();
  await page.waitForURL('**/privacy-policy');
  await page.context().close();
});

test('/login leads a person who is signed in to their home', async () => {
  const page = await on.signIn('morgan.ellis', '/faq');
  await page.goto(`${on.address}/login`);
  await page.waitForURL('**/site-admin/courses');
  await page.context().close();
});

test('a lost connection leaves the login page and the typed text in place', async () => {
  const page = await on.visit();
  await page.goto(`${on.address}/login`);
  await page.getByLabel('Email address or username').fill('sam.whitlock');
  await page.getByRole('textbox', { name: 'Password' }).fill('Dispense-Demo+2026');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('alert').getByText(messages.networkRedirectFailed).waitFor();
  expect(await page.getByLabel('Email address or username').inputValue()).toBe('sam.whitlock');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();
  await page.context().close();
});
