import { type ClientAuth, ClientSecretBasic, ClientSecretPost } from 'openid-client';

/** How this service authenticates at a provider: by header, as is usual, unless the provider takes only the body. */
export function clientAuthentication(clientSecret: string): ClientAuth {
  const basic = ClientSecretBasic(clientSecret);
  const post = ClientSecretPost(clientSecret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isPostOnly = methods.includes('client_secret_post') && !methods.includes('client_secret_basic');
    return (isPostOnly ? post : basic)(server, client, body, headers);
  };
}
