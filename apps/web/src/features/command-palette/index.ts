export { CommandPaletteButton } from './command-palette-button.tsx';

/** Fetched when it is opened: the rail is on every admin page. */
export const loadPlaceSwitcher = () => import('./place-switcher.tsx').then((m) => ({ default: m.PlaceSwitcher }));
