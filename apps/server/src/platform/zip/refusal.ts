import { AppError } from '@doselore/contract';

/** Words of the caller in refusals, because a zip is also a document, or the evidence of a list. */
export type ZipWords = {
  /** Subject of a sentence, such as `The package`. */
  name: string;
  /** Sentence on what to upload instead of a file that is no zip. */
  instead: string;
};

export function refuse(message: string): AppError {
  return new AppError('package_refused', message, { fields: { file: [message] } });
}

const zipWords =
  /zip|central directory|local file header|compress|relative path|absolute path|backslash|invalid characters|size|inflate|distance|code lengths|block type|checksum|crc|encrypt|end of|unexpected|range|too many bytes|not enough bytes/iu;

/**
 * Turns an error of the zip reader about a broken zip into a message for the uploader. Returns other errors unchanged.
 */
export function asRefusal(error: unknown, words: ZipWords): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const text = error.message;
  if (/relative path|absolute path|invalid characters|backslash/iu.test(text))
    return refuse(`The zip has a file with a path that is not allowed: ${text}.`);
  if (/encrypt/iu.test(text)) return refuse('A file in the zip is encrypted. Make the zip without a password.');
  if (/end of central directory|not a zip/iu.test(text))
    return refuse(`This file is not a zip, or its end is missing. ${words.instead}`);
  return zipWords.test(text) ? refuse(`The zip is damaged: ${text}. Export it again and upload it.`) : error;
}
