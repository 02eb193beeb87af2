export { seedThemePost } from './themes.seed.ts'
