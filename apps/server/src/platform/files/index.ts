export { csvMoment, toCsv } from './csv.ts';
export { imageType } from './image-type.ts';
export { isPdf } from './is-pdf.ts';
export { type PackEntry, type Packed, packZip } from './pack-zip.ts';
export { createFiles, type Files, filesFolder, MissingFile } from './stored-files.ts';
export { safeFileName, streamZip } from './stream-zip.ts';
export { takePicture } from './take-picture.ts';
export { checkWritable, isUnwritable } from './writable.ts';
export { type Sheet, toXlsx, xlsxRowsMax } from './xlsx.ts';
