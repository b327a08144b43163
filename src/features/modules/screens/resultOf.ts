export { resultOf } from '@/shared/api/resultOf';
