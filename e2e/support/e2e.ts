import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, type Opening, openPage, signIn } from './browser.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';
import { closeWindows, shareBrowser } from './shared-browser.ts';

type SignInOptions = { at?: { address: string }; opening?: Opening };

type Options = ServerOptions & {
  /** Gives the file a Chromium of its own, for tests that close it or that may hang it. */
  hasOwnBrowser?: boolean;
};

/** A server and a browser for the tests of a file. Registers its own hooks. */
export class E2e {
  server!: RunningServer;
  browser!: Browser;

  constructor({ hasOwnBrowser = false, ...options }: Options = {}) {
    beforeAll(async () => {
      const open = hasOwnBrowser ? launchBrowser : shareBrowser;
      [this.server, this.browser] = await Promise.all([startServer(options), open()]);
    });
    afterAll(async () => {
      if (hasOwnBrowser) await this.browser?.close();
      else await closeWindows(this.browser);
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

  /** Opens a new browser in which somebody is signed in, here or at another server. Opens `path` when there is one. */
  async signIn(username: string, path?: string, { at = this, opening }: SignInOptions = {}): Promise<Page> {
    const page = await openPage(this.browser, opening);
    await signIn(page, at, username);
    if (path !== undefined) await page.goto(`${at.address}${path}`);
    return page;
  }
}
