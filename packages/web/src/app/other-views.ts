/** Two small views that come together: one file packs better than two. */
export { SettingsView } from '../settings/settings-view.tsx';
export { WordView } from '../words/word-view.tsx';
