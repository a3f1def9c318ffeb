import { PASSWORD, TestBrowser } from '../people.ts';
import type { Answer, TestService } from '../test-service.ts';

/** Somebody who logs in again where their session has ended: hours pass between two steps. */
export class Colleague {
  readonly name: string;
  readonly #browser: TestBrowser;

  constructor(service: () => Pick<TestService, 'fetch'>, name: string) {
    this.name = name;
    this.#browser = new TestBrowser({ fetch: (path, init) => service().fetch(path, init) });
  }

  async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.#browser.send(method, path, body);
    if (answer.status !== 401) return answer;
    this.#browser.clear();
    await this.#browser.logIn(this.name, PASSWORD);
    return this.#browser.send(method, path, body);
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }
}
