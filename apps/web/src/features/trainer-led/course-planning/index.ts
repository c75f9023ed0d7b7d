export { EditVirtualGroupScreen } from './edit-virtual-group-screen.tsx';
export { NewVirtualGroupScreen } from './new-virtual-group-screen.tsx';
