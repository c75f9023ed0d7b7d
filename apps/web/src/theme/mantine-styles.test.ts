import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const styles = path.resolve(source, '../../../node_modules/@mantine/core/styles');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const stylesIn = (text: string) =>
  [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.css/gu)].map(([, name = '']) => name);
/** Styles of the parts of a component. A component without styles of its own is here too. */
const callOf: Readonly<Record<string, readonly string[]>> = { NativeSelect: ['Input', 'Combobox'] };
const componentsIn = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/gu)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name in callOf || existsSync(path.join(styles, `${name}.css`)));

/** Styles that are there before any page that uses them: the common ones, and those of the frame of admins. */
const common = ['theme/mantine-styles.ts', 'areas/frames/admin-frame.tsx'].flatMap((file) => stylesIn(read(file)));
const files = globSync('**/*.tsx', { cwd: source }).filter((file) => !file.endsWith('.test.tsx'));

test('every file loads the styles of the components that it uses', () => {
  const missing = files.flatMap((file) => {
    const text = read(file);
    const loaded = [...common, ...stylesIn(text)];
    const used = componentsIn(text).flatMap((name) => callOf[name] ?? [name]);
    return used.flatMap((name) => (loaded.includes(name) ? [] : [`${file}: ${name}`]));
  });
  expect(missing).toEqual([]);
});

test('the check reads which components are used, and which styles every page loads', () => {
  const used = new Set(files.flatMap((file) => componentsIn(read(file))));
  expect([...used]).toEqual(expect.arrayContaining(['Button', 'Menu', 'Stepper', 'Switch']));
  expect(common).toEqual(expect.arrayContaining(['Button', 'Menu']));
  expect(common).not.toContain('Stepper');
});
