export { CommandPaletteButton } from './command-palette-button.tsx';

/** Loads the place switcher when it is opened, because the rail is on every admin page. */
export const loadPlaceSwitcher = () => import('./place-switcher.tsx').then((m) => m.PlaceSwitcher);
