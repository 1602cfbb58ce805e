export { createFaqServer } from './http/create-faq-server';
