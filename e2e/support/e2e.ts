import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, logIn, openPage } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

type SignInOptions = { password?: string; at?: { address: string } };

/** A server and a browser for the tests of a file. Registers its own hooks. */
export class E2e {
  server!: RunningServer;
  browser!: Browser;

  constructor(environment?: Record<string, string>) {
    beforeAll(async () => {
      [this.server, this.browser] = await Promise.all([startServer(environment), launchBrowser()]);
    });
    afterAll(async () => {
      await this.browser?.close();
      await this.server?.stop();
    });
  }

  get address(): string {
    return this.server.address;
  }

  /** Opens a browser in which nobody has signed in. */
  visit(): Promise<Page> {
    return openPage(this.browser);
  }

  /** Opens a new browser and signs somebody in, here or at another server. */
  async signIn(username: string, { password, at = this }: SignInOptions = {}): Promise<Page> {
    const page = await this.visit();
    await logIn(page, at, username, password);
    return page;
  }
}
