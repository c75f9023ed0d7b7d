export { MaterialsCard } from './materials-card.tsx';
export { OwnMaterials } from './own-materials.tsx';
