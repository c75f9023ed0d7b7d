export { CardFilters } from './card-filters.tsx';
export { CardGrid } from './card-grid.tsx';
