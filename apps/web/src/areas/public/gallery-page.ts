/** Loads the component gallery. This script names the files that it needs, so that the first script of every visit does not. */
export const componentGallery = () => import('../../features/site/component-gallery/index.ts');
