export { isScriptFailure, loadScript, reasonOf } from './load-script.ts';
export { isDocumentBroken, loadedAlready, loadedPageScript, loadPageScript } from './page-scripts.ts';
export { mayReloadForRelease } from './release.ts';
export { ScriptFailed } from './script-failed.ts';
