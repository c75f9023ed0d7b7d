export { Blister } from './blister.tsx';
export { type CatalogueTab, CatalogueTabs, catalogueTabs } from './catalogue-tabs.tsx';
export { CourseCover, coverOf } from './course-cover.tsx';
export { type Motif, motifs } from './cover-drawings.tsx';
export { externalStateTags } from './external-tags.ts';
export { StockGauge } from './stock-gauge.tsx';
export { Tag } from './tag.tsx';
