import { messages } from '@doselore/contract';

/** A script could not be loaded although the server answers. */
export class ScriptFailed extends Error {
  /** True when the server has a newer release than this page, which no longer has the script. */
  readonly isOutdated: boolean;

  constructor({ isOutdated, cause }: { isOutdated: boolean; cause: unknown }) {
    super(messages.chunkFailed, { cause });
    this.name = 'ScriptFailed';
    this.isOutdated = isOutdated;
  }
}
