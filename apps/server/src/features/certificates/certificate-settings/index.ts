export { certificateSettingsRoutes } from './certificate-settings.routes.ts';
export { addFooter, replaceFooter, setFooterArchived } from './lists/save-footer.ts';
export { addIcon } from './lists/save-icon.ts';
export { storePicture } from './pictures/store-picture.ts';
export { choosePrinted } from './printing/choose-printed.ts';
export { preparePreview } from './printing/prepare-preview.ts';
export type { PrintedSettings } from './printing/printed-facts.ts';
export { placeOf, type SettingsPlace } from './settings/place-of.ts';
export { saveSettings } from './settings/save-settings.ts';
