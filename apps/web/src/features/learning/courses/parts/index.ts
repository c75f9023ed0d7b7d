export { bases, classes, labelIn } from '../course-options.ts';
export { CardPreview } from './card-preview.tsx';
export { CatalogueList } from './catalogue-list.tsx';
export { courseListOf } from './course-list-filter.tsx';
export { CoverPicker } from './cover-picker.tsx';
