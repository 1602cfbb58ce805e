import { openApi } from '../../../../server/open-api';

const answer = (request: Request): Response | Promise<Response> => openApi().fetch(request);

export const dynamic = 'force-dynamic';
export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
