type Declaration = { prop: string; remove: () => void };

const names = 'red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange';
const ownColour = new RegExp(`^--mantine-color-(${names})-`, 'u');

/**
 * PostCSS plugin that leaves out the variables of Mantine's own colours, which every page would load. The theme writes
 * those of its colours when the page starts. Grey and dark stay, because styles of Mantine use them by name.
 */
export const dropOwnColours = () => ({
  postcssPlugin: 'drop-own-colours',
  Declaration(declaration: Declaration) {
    if (ownColour.test(declaration.prop)) declaration.remove();
  },
});
