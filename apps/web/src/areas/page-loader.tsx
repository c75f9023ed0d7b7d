import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import type { RouteEntry } from '../platform/routes/index.ts';
import {
  isDocumentBroken,
  isScriptFailure,
  loadedPageScript,
  loadPageScript,
  reasonOf,
} from '../platform/scripts/index.ts';

type Enter = (args: LoaderFunctionArgs) => Promise<Response | null>;

/**
 * Returns the loader of a page. It loads the script while `enter` asks whether the page may be opened. A redirect of
 * `enter` does not wait for the script.
 */
export function pageLoader({ screen }: RouteEntry, enter: Enter) {
  return async (args: LoaderFunctionArgs): Promise<Response | null> => {
    const needsDocument = isDocumentBroken() && loadedPageScript(screen) === undefined;
    const loading = needsDocument ? Promise.resolve() : loadPageScript(screen);
    loading.catch(() => undefined);
    const entered = enter(args).catch(async (error: unknown) => {
      throw isScriptFailure(error) ? await reasonOf(error) : error;
    });
    entered.catch(() => undefined);
    // Hanging scripts may hold all connections, so that `enter` gets no answer either.
    const instead = await Promise.race([entered, loading.then(() => entered)]);
    if (instead !== null) return instead;
    const { pathname, search } = new URL(args.request.url);
    if (needsDocument) return redirectDocument(`${pathname}${search}`);
    await loading;
    return null;
  };
}

/** The screen of a page, which its loader has loaded. */
export function LoadedScreen({ screen }: Pick<RouteEntry, 'screen'>) {
  const Screen = loadedPageScript(screen)?.Component;
  return Screen === undefined ? null : <Screen />;
}
