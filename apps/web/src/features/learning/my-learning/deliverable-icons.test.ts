import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deliverables } from '@doselore/contract';
import { expect, test } from 'vitest';

const publicFolder = path.join(import.meta.dirname, '../../../../public');

test.each(deliverables)('$title has a light and a dark icon at its addresses', ({ icon_light, icon_dark }) => {
  const files = [icon_light, icon_dark].map((address) => path.join(publicFolder, address));
  expect(files.map((file) => existsSync(file))).toEqual([true, true]);
  const [light, dark] = files.map((file) => readFileSync(file, 'utf8'));
  expect(light).toContain('<svg');
  expect(light).not.toBe(dark);
});
