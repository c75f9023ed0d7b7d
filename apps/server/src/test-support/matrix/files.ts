import { buildCourseZip } from '../zip.ts';

/** First bytes of a PNG, enough to recognise its type. */
export const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
export const picture = { name: 'cover.png', bytes: png };
export const coursePackage = {
  name: 'course.zip',
  bytes: await buildCourseZip([{ identifier: 'item-1' }, { identifier: 'item-2' }]),
};
