export { judgePassword, type PasswordVerdict, passwordMin } from './judgePassword';
