type Declaration = { prop: string; remove: () => void };

/** PostCSS plugin that leaves out Mantine's variables of colours that the theme does not have. Every page loads its variables. */
export function dropUnusedColours(names: readonly string[]) {
  const unused = new RegExp(`^--mantine-color-(${names.join('|')})-`, 'u');
  return {
    postcssPlugin: 'drop-unused-colours',
    Declaration(declaration: Declaration) {
      if (unused.test(declaration.prop)) declaration.remove();
    },
  };
}
