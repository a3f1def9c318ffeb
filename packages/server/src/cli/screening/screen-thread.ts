import { workerData } from 'node:worker_threads';
import { type IndexImage, loadModel, openImage } from '@namesake/engine';
import { portToParent } from '../../lib/threads/answer-in-thread.ts';
import { answerBlock, type Block } from './answer-block.ts';
import type { Screening } from './screen-row.ts';

// Answers blocks in order, on an index shared with the other threads.
const port = portToParent();
const { image, ...screening }: Screening & { readonly image: IndexImage } = workerData;
const index = openImage(image, loadModel());
port.on('message', (block: Block) => port.postMessage(answerBlock(index, screening, block)));
