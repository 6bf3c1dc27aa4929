# bestzug with its word list, for workers and servers.
FROM node:22-slim
WORKDIR /bestzug
COPY . .
# Installs, builds and makes the word graph once.
RUN npm start --silent -- check OHM
USER node
ENTRYPOINT ["node", "packages/cli/dist/main.js"]
CMD ["--help"]
