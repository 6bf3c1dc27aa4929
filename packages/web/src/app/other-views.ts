/** All views but the first. They come together: one file packs better than three. */
export { PlayView } from '../play/play-view.tsx';
export { SettingsView } from '../settings/settings-view.tsx';
export { WordView } from '../words/word-view.tsx';
